/** What a click tells, in the field names of an event. */
export type Click = { timestamp: number; pageUrl: string; pageTitle: string; text: string; category: string }

declare global {
  interface Window {
    /** Clicks since the page was there. The tracker empties it and takes the place of `push`. */
    earlyClicks?: Click[]
  }
}

const key = 'early-clicks'

/**
 * Runs in <head>, because clicks come before the tracker does: seconds before, on a slow phone. What is noted outlives a full load
 * of the next page. Whoever asks not to be followed is not. Static text: the content security policy allows it by its hash.
 */
export const earlyClicksScript = `(function(w,d,n){if(n.doNotTrack==='1'||n.globalPrivacyControl)return;var c=[];try{c=JSON.parse(sessionStorage.getItem('${key}')||'[]')}catch(e){}w.earlyClicks=c;c.push=function(x){c[c.length]=x;try{sessionStorage.setItem('${key}',JSON.stringify(c))}catch(e){}};d.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('a,button,[role=tab]'),k;if(!t)return;k=t.dataset.track;c.push({timestamp:Date.now(),pageUrl:location.pathname,pageTitle:d.title,elementType:t.localName,elementId:t.id,className:t.className,href:t.href,text:t.innerText.trim().slice(0,100),ariaLabel:t.getAttribute('aria-label'),dataTrack:k,category:k?k.split('-')[0]:t.getAttribute('role')==='tab'?'tab':t.closest('form')?'form':t.host&&t.host!==location.host?'social':t.href?'navigation':'other'})},true)})(window,document,navigator)`

/** Hands over every click since the page was there, and every further one. */
export function drainEarlyClicks(take: (click: Click) => void): void {
  const clicks = window.earlyClicks
  if (!clicks) return
  clicks.splice(0).forEach(take)
  clicks.push = (...added) => {
    added.forEach(take)
    return 0
  }
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
