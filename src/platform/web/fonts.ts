/** Screens whose first page uses our fonts; shared by the preload and the script. */
export const wideScreen = '(min-width: 48rem)'

/**
 * Runs in <head> before the first paint. Small screens show the first page in a system font, because ours
 * would arrive after the text and make a slow phone lay out the page twice. They are fetched last and used
 * from the next page on.
 */
export const fontsScript = `try{if(matchMedia('${wideScreen}').matches||localStorage.getItem('fonts'))document.documentElement.dataset.fonts='';else addEventListener('load',function(){document.querySelectorAll('link[as=font]').forEach(function(f){fetch(f.href,{priority:'low'}).then(function(a){if(a.ok)localStorage.setItem('fonts','here')}).catch(function(){})})})}catch(e){}`
