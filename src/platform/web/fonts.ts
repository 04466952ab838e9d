/** Where a page begins with our fonts; the preload and the script agree on it. */
export const wideScreen = '(min-width: 48rem)'

/**
 * Runs in <head> before the first paint. A small screen shows its first page in a font that it has: ours would come after the text
 * and make a slow phone lay the page out twice. They are fetched when everything else is done, and are there for the next page.
 */
export const fontsScript = `try{if(matchMedia('${wideScreen}').matches||localStorage.getItem('fonts'))document.documentElement.dataset.fonts='';else addEventListener('load',function(){document.querySelectorAll('link[as=font]').forEach(function(f){fetch(f.href,{priority:'low'}).then(function(a){if(a.ok)localStorage.setItem('fonts','here')}).catch(function(){})})})}catch(e){}`
