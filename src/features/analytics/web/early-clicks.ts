/** A click, with the field names of an event. */
export type Click = { timestamp: number; pageUrl: string; pageTitle: string; text: string; category: string }

declare global {
  interface Window {
    /** Clicks since the page loaded. The tracker drains it and replaces `push`. */
    earlyClicks?: Click[]
  }
}

const key = 'early-clicks'

/**
 * Runs in <head> because visitors may click seconds before the tracker has loaded. Clicks survive a full page
 * load and Do Not Track is respected. The text is static, so the content security policy allows it by hash.
 */
export const earlyClicksScript = `(function(w,d,n){if(n.doNotTrack==='1'||n.globalPrivacyControl)return;var c=[];try{c=JSON.parse(sessionStorage.getItem('${key}')||'[]')}catch(e){}w.earlyClicks=c;c.push=function(x){c[c.length]=x;try{sessionStorage.setItem('${key}',JSON.stringify(c))}catch(e){}};d.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('a,button,[role=tab]'),k;if(!t)return;k=t.dataset.track;c.push({timestamp:Date.now(),pageUrl:location.pathname,pageTitle:d.title,elementType:t.localName,elementId:t.id,className:t.className,href:t.href,text:t.innerText.trim().slice(0,100),ariaLabel:t.getAttribute('aria-label'),dataTrack:k,category:k?k.split('-')[0]:t.getAttribute('role')==='tab'?'tab':t.closest('form')?'form':t.host&&t.host!==location.host?'social':t.href?'navigation':'other'})},true)})(window,document,navigator)`

/** Passes on every click since the page loaded and every later one. */
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
