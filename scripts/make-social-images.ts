import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import settings from '../playwright.config.ts'
import { campaignTerms } from '../src/features/funding/contract/campaign-terms.ts'
import { brand } from '../src/platform/common/brand.ts'

// Run by hand after changing the texts or the logo: `node scripts/make-social-images.ts`. The images are
// committed in public/, because a build must not need a browser.

const root = join(import.meta.dirname, '..')
const fontFolder = join(root, 'node_modules/@fontsource-variable')
const font = async (name: string) => {
  const file = await readFile(join(fontFolder, name, 'files', `${name}-latin-wght-normal.woff2`))
  return `url(data:font/woff2;base64,${file.toString('base64')})`
}
const fonts = { display: await font('bricolage-grotesque'), text: await font('geist') }
const mark = (await readFile(join(root, 'public/favicon.svg'), 'utf8')).replace('<svg ', '<svg width="100%" ')
const { maxDays, successShare, repaymentInMonths, replyInHours } = campaignTerms

const cards = {
  home: { title: brand.tagline.replace('. ', '.<br>'), foot: 'Crowdfunding for the creator economy' },
  about: {
    title: 'Creative work can pay you back.',
    foot: `${maxDays} days · ${successShare * 100}% mark · repaid in ${repaymentInMonths.from} to ${repaymentInMonths.to} months`,
  },
  contact: { title: 'Talk to a human.', foot: `A reply within ${replyInHours} hours on business days` },
  waitlist: { title: 'Be there first.', foot: 'The waitlist for creators, investors and backers' },
  'ai-tools': {
    title: 'Tools for your next video.',
    foot: 'Ideas, scripts, captions, a calendar and short videos',
  },
  faq: { title: 'Questions, answered.', foot: 'Returns, risk and fees in plain words' },
  terms: { title: 'Terms of use.', foot: 'The rules before the launch, in plain words' },
  privacy: { title: 'Everything we store.', foot: 'Every field, with a sentence that says why' },
}

const card = ({ title, foot }: { title: string; foot: string }) => `
  <style>
    @font-face { font-family: Display; font-weight: 200 800; src: ${fonts.display} }
    @font-face { font-family: Text; font-weight: 100 900; src: ${fonts.text} }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; padding: 72px 80px; background: #fbf8f2; color: #1b1712; font: 500 34px Text;
      display: flex; flex-direction: column; position: relative; overflow: hidden }
    .name { display: flex; align-items: center; gap: 20px; font: 700 44px Display }
    .name span { width: 60px; height: 60px }
    h1 { font: 700 92px/1.02 Display; letter-spacing: -.025em; margin: auto 0; max-width: 1000px }
    p { color: #5d5447 }
    .bars { position: absolute; right: 72px; bottom: 16px; display: flex; align-items: flex-end; gap: 18px }
    .bars i { width: 44px; border-radius: 22px 22px 0 0; background: #e2dacb }
    .bars i:last-child { background: #ee5019 }
    .name, h1, p { position: relative; z-index: 1 }
    .line { position: absolute; inset: auto 0 0; height: 16px; background: linear-gradient(90deg, #0b7348 80%, #ee5019 80% 80.6%, #e2dacb 80.6%) }
  </style>
  <div class="name"><span>${mark}</span>${brand.name}</div>
  <div class="bars">${[90, 150, 210, 330].map((height) => `<i style="height:${height}px"></i>`).join('')}</div>
  <h1>${title}</h1><p>${foot}</p><div class="line"></div>`

// The logo keeps clear of the edges, because phones may crop an icon to a circle.
const icon = (size: number) => `
  <style>* { margin: 0 } body { background: #1b1712; display: grid; place-items: center; height: ${size}px }
  svg { width: ${size * 0.86}px; height: ${size * 0.86}px }</style>${mark}`

const browser = await chromium.launch(settings.use?.launchOptions ?? {})
try {
  for (const [name, content] of Object.entries(cards))
    await draw(card(content), 1200, 630, `social/${name}.png`)
  await draw(icon(180), 180, 180, 'apple-touch-icon.png')
  for (const size of [192, 512]) await draw(icon(size), size, size, `icon-${size}.png`)
} finally {
  await browser.close()
}

async function draw(html: string, width: number, height: number, file: string) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'public', file) })
  await page.close()
}
