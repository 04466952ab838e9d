import { html } from 'hono/html'
import { risingBars, type BarScene } from '#platform/common/rising-bars.ts'
import {
  campaignCategories,
  type CampaignCategory,
  type FundingMode,
} from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { fundingModels, type FundingModel } from '../../contract/campaign-terms.ts'
import {
  categoryTexts,
  modelTexts,
  stateTexts,
  statusTexts,
  publicTexts as texts,
} from '../../contract/campaign-texts.ts'
import { galleryStates, type CampaignItem, type GalleryQuery } from '../../contract/campaigns.ts'
import { describeReserved, describeTime, renderBar, renderCampaignFrame } from './render-parts.ts'

type Gallery = {
  items: readonly CampaignItem[]
  hasMore: boolean
  query: GalleryQuery
  mode: FundingMode
  isSignedIn: boolean
  siteUrl: string
  now: number
}

export function renderGallery({ items, hasMore, query, mode, isSignedIn, siteUrl, now }: Gallery) {
  const isFiltered = Boolean(query.q ?? query.category ?? query.model ?? query.state) || query.page > 1
  const isEmpty = items.length === 0 && !isFiltered
  return renderCampaignFrame(
    {
      title: texts.gallery,
      description: texts.galleryAbout,
      mode,
      isSignedIn,
      url: siteUrl + campaignPaths.gallery,
    },
    html`<p class="soft">${texts.galleryAbout}</p>
      ${isEmpty ? renderEmpty(texts.empty, '/waitlist') : renderFilters(query)}
      ${isEmpty || items.length > 0 ? '' : renderEmpty(texts.none, campaignPaths.gallery)}
      ${
        items.length === 0
          ? ''
          : html`<ul class="grid">
              ${items.map((item) => renderItem(item, now))}
            </ul>`
      }
      <p class="row">
        ${query.page > 1 ? html`<a href="${pageLink(query, query.page - 1)}">${texts.before}</a>` : ''}
        ${hasMore ? html`<a href="${pageLink(query, query.page + 1)}">${texts.more}</a>` : ''}
      </p>`,
  )
}

const renderBars = (scene: BarScene, viewBox: string) =>
  html`<svg class="bars" viewBox="${viewBox}" aria-hidden="true">
    ${risingBars(scene).map(
      ({ kind, shape: { x, y, width, height, rx } }) =>
        html`<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" />`,
    )}
  </svg>`

const renderEmpty = ({ title, about, button }: Record<'title' | 'about' | 'button', string>, link: string) =>
  html`<div class="empty">
    ${renderBars('empty', '0 65 160 35')}
    <h2>${title}</h2>
    <p class="soft">${about}</p>
    <p><a class="button" href="${link}">${button}</a></p>
  </div>`

function renderItem(item: CampaignItem, now: number) {
  return html`<li class="card">
    ${
      item.hasCover
        ? html`<img src="${campaignPaths.cover(item.slug)}" alt="" loading="lazy" />`
        : html`<div class="blank">${renderBars('rising', '-40 -30 240 135')}</div>`
    }
    <div class="body">
      <h2><a href="${campaignPaths.page(item.slug)}">${item.title}</a></h2>
      <p class="soft">${texts.by(item.creatorName)}</p>
      <p>${item.summary}</p>
      <div class="spring"></div>
      ${renderBar(item, item.title)}
      <p><strong>${describeReserved(item)}</strong></p>
      <p class="soft">${statusTexts[item.status]} · ${describeTime(item, now)}</p>
      <p>
        <span class="tag">${categoryTexts[item.category as CampaignCategory]}</span
        >${item.models.map((model) => html`<span class="tag">${modelTexts[model as FundingModel]}</span>`)}
      </p>
    </div>
  </li>`
}

type Choice = { value: string; label: string }

function renderFilters({ q, category, model, state }: GalleryQuery) {
  const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>): Choice[] =>
    values.map((value) => ({ value, label: labels[value] }))
  return html`<form class="filters" method="get" action="${campaignPaths.gallery}">
    <div>
      <label for="q">${texts.search}</label>
      <input id="q" name="q" type="search" maxlength="80" value="${q ?? ''}" />
    </div>
    ${renderSelect('category', texts.category, choices(campaignCategories, categoryTexts), category)}
    ${renderSelect('model', texts.model, choices(fundingModels, modelTexts), model)}
    ${renderSelect('state', texts.state, choices(galleryStates, stateTexts), state)}
    <button type="submit">${texts.show}</button>
  </form>`
}

const renderSelect = (name: string, label: string, choices: Choice[], chosen: string | undefined) =>
  html`<div>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">${texts.all}</option>
      ${choices.map(
        (choice) =>
          html`<option value="${choice.value}" ${choice.value === chosen ? 'selected' : ''}>
            ${choice.label}
          </option>`,
      )}
    </select>
  </div>`

function pageLink({ q, category, model, state }: GalleryQuery, page: number): string {
  const search = new URLSearchParams({ page: String(page) })
  for (const [name, value] of Object.entries({ q, category, model, state }))
    if (value) search.set(name, value)
  return `${campaignPaths.gallery}?${search.toString()}`
}
