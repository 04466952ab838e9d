import type { Locator, Page, Response } from '@playwright/test'
import { seededRandom, type SeededRandom } from '../../src/platform/common/seeded-random.ts'

export type Area = {
  start: string
  /** Links elsewhere are left alone. */
  paths: RegExp
  /** Called after each step with its description; returns what is wrong. */
  check?: (step: string) => Promise<string | undefined>
}

export type Exploration = { steps: string[]; faults: string[] }

type Control = { index: number; kind: 'click' | 'text' | 'choose'; label: string }

const controls =
  'a[href], button, input, textarea, select, summary, [role=tab], [role=menuitem], [role=option], [role=radio]'
// Their effect is outside the page, or it ends the exploration. The clock of the test provider never goes back, and once
// it is ahead of a deadline no other campaign can begin.
const leftAlone =
  /sign out|delete (my )?account|download|export|csv|pdf|record|microphone|full screen|move clock|forward 1|clear data/i
const words = [
  'Ada',
  '12',
  'three loaves of bread',
  '0',
  '-1',
  '<b>bold</b>',
  '’ " \\ %00',
  'ünïcödé 🍞',
  'x'.repeat(300),
  '',
]

/** Uses a part of the product at random, the same way for the same seed, and collects what is wrong after each step. */
export async function explore(page: Page, area: Area, seed: number, count: number): Promise<Exploration> {
  const random = seededRandom(seed)
  const tried = new Map<string, number>()
  const exploration: Exploration = { steps: [], faults: [] }
  const report = (fault: string) =>
    exploration.faults.push(`${fault}, after ${exploration.steps.slice(-3).join(', ')}`)
  const onResponse = (response: Response) => {
    if (response.status() >= 500) report(`${response.status()} from ${new URL(response.url()).pathname}`)
  }
  page.on('response', onResponse)
  page.on('dialog', (dialog) => void (random.isLucky(0.5) ? dialog.accept() : dialog.dismiss()))
  await page.goto(area.start)
  for (let step = 0; step < count; step++) {
    await settle(page)
    const path = new URL(page.url()).pathname
    const choices = await listControls(page, area)
    const control = choose(choices, (each) => tried.get(`${path} ${each.label}`) ?? 0, random)
    if (!control || !area.paths.test(path)) {
      exploration.steps.push(`${path}: start again`)
      await page.goto(area.start)
      continue
    }
    const key = `${path} ${control.label}`
    tried.set(key, (tried.get(key) ?? 0) + 1)
    exploration.steps.push(`${path}: ${control.kind} “${control.label}”`)
    await page.evaluate(markFocus)
    await use(page, control, random)
    const lost = control.kind === 'text' ? await leaveAndReturn(page, control) : undefined
    if (lost) report(lost)
    for (const fault of await findLastingFaults(page)) report(fault)
    const wrong = await area.check?.(exploration.steps.at(-1) ?? '')
    if (wrong) report(wrong)
  }
  page.off('response', onResponse)
  return exploration
}

/** The least tried, one of them at random. */
function choose(all: Control[], timesTried: (control: Control) => number, random: SeededRandom) {
  const least = Math.min(...all.map(timesTried))
  const fresh = all.filter((control) => timesTried(control) === least)
  return fresh.length === 0 ? undefined : random.pick(fresh)
}

async function use(page: Page, { index, kind }: Control, random: SeededRandom) {
  const element = page.locator(`[data-control='${index}']`)
  const word = random.pick(words)
  const byKeyboard = random.isLucky(0.5)
  try {
    if (kind === 'text') await type(element, word)
    else if (kind === 'choose') await element.selectOption({ index: random.below(3) }, limit)
    else if (byKeyboard) await element.press('Enter', limit)
    else await element.click(limit)
  } catch (error) {
    // The page may have replaced or covered it by now, as a person would see.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
  }
}

const limit = { timeout: 3000 }

type Typed = { name: string; value: string }

/** Goes back to the page before and forward again; a long text must still be there, wherever it is shown. */
async function leaveAndReturn(page: Page, { index }: Control): Promise<string | undefined> {
  const typed = await page.evaluate(readTyped, `[data-control='${index}']`)
  if (!typed) return undefined
  await page.goBack()
  await settle(page)
  await page.goForward()
  await settle(page)
  const isLost = ({ name, value }: Typed) => {
    const fields = [...document.querySelectorAll('textarea')].filter((each) => each.name === name)
    return fields.length > 0 && fields.every((each) => each.value !== value)
  }
  for (let look = 0; look < 10; look++) {
    if (!(await page.evaluate(isLost, typed))) return undefined
    await page.waitForTimeout(300)
  }
  return `“${typed.name}” has lost what was typed`
}

/** A text of several lines on a page, not in a dialog, that has another page of the site before it. */
function readTyped(selector: string): Typed | undefined {
  const field = document.querySelector(selector)
  const { navigation } = window
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  const canReturn = before && new URL(before).origin === location.origin
  return canReturn &&
    field instanceof HTMLTextAreaElement &&
    !field.closest('[role=dialog], dialog') &&
    field.name !== '' &&
    field.value.trim() !== ''
    ? { name: field.name, value: field.value }
    : undefined
}

async function type(element: Locator, word: string) {
  const isNumber = (await element.getAttribute('type', limit)) === 'number'
  const isDate = ['date', 'time', 'datetime-local', 'month'].includes(
    (await element.getAttribute('type', limit)) ?? '',
  )
  if (isDate) return
  await element.fill(isNumber ? String(Number.parseInt(word, 10) || 7) : word, limit)
}

/** What a person can use now: visible, enabled and not covered. */
async function listControls(page: Page, { paths }: Area): Promise<Control[]> {
  const found = await page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)].map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const isInView = hit !== null && (element.contains(hit) || hit.contains(element))
      const type = element.getAttribute('type') ?? ''
      const isUsable =
        isInView &&
        width > 0 &&
        !element.matches(':disabled, [aria-disabled=true], [readonly], [download], [target=_blank]') &&
        !['file', 'range', 'color'].includes(type)
      const text =
        element.getAttribute('aria-label') ?? (element.innerText || element.getAttribute('name') || '')
      const isText =
        element.matches('textarea') ||
        (element.matches('input') && !['checkbox', 'radio', 'submit', 'button'].includes(type))
      // Marked, because the page may change before it is used.
      if (isUsable) element.dataset.control = String(index)
      else delete element.dataset.control
      const kind = isText ? 'text' : element.matches('select') ? 'choose' : 'click'
      return { index, isUsable, kind, label: text.trim().slice(0, 60), href: element.getAttribute('href') }
    })
  }, controls)
  return found
    .filter(({ isUsable, label, href }) => {
      const isElsewhere = href !== null && !href.startsWith('#') && !paths.test(href)
      return isUsable && !isElsewhere && !leftAlone.test(label)
    })
    .map(({ index, kind, label }) => ({ index, kind: kind as Control['kind'], label }))
}

/** Waits until the page has its heading and nothing says that it is busy, but not for what never ends. */
async function settle(page: Page) {
  await page.waitForLoadState()
  const isCalm = () =>
    document.querySelectorAll('h1').length === 1 && document.querySelector('[aria-busy=true]') === null
  await page.waitForFunction(isCalm, undefined, { timeout: 30_000 }).catch(() => undefined)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Faults that are still there when the page has had time; one that is loading has no heading yet. */
async function findLastingFaults(page: Page): Promise<string[]> {
  let faults: string[] = []
  for (let look = 0; look < 5; look++) {
    await settle(page)
    faults = await lookAt(page)
    if (faults.length === 0) break
    await page.waitForTimeout(300)
  }
  return faults
}

type Marked = typeof window & { focused?: Element | null }

/** Remembers in the page what has the focus; a new page forgets it. */
function markFocus() {
  ;(window as Marked).focused = document.activeElement
}

/** What is wrong with the page as it is. */
async function lookAt(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const { focused } = window as Marked
    return {
      hasLostFocus: focused?.isConnected === false && document.activeElement === document.body,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      broken: /\b(undefined|NaN|\[object Object\])\b/.exec(document.body.innerText)?.[0],
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  })
  const faults: string[] = []
  if (seen.hasLostFocus) faults.push('the focus is lost')
  if (seen.headings !== 1) faults.push(`${seen.headings} main headings`)
  if (seen.title === '') faults.push('no title')
  if (seen.broken) faults.push(`“${seen.broken}” on screen`)
  if (seen.overflow > 1) faults.push(`the page is ${seen.overflow} pixels too wide`)
  return faults
}
