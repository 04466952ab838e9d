import { html, raw } from 'hono/html'
import { brand } from '#platform/common/brand.ts'

export type MailLink = { label: string; url: string }

export type MailContent = {
  subject: string
  /** Shown at the top of the email; the subject if left out. */
  heading?: string | undefined
  paragraphs: readonly string[]
  button?: MailLink | undefined
  links?: readonly MailLink[] | undefined
  /** What to do if the email came by mistake. */
  end?: string | undefined
  /** Ends in the footer of every email that someone can unsubscribe from. */
  unsubscribeUrl?: string | undefined
}

/** One email as HTML in the look of the site and as text; both say the same. */
export async function renderMail(
  content: MailContent,
): Promise<{ subject: string; text: string; html: string }> {
  return { subject: content.subject, text: renderText(content), html: (await renderHtml(content)).toString() }
}

function renderText({ paragraphs, button, links = [], end, unsubscribeUrl }: MailContent): string {
  const shownLinks = [...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`)
  const footer = unsubscribeUrl === undefined ? [] : [`Unsubscribe:\n${unsubscribeUrl}`]
  return [...paragraphs, ...shownLinks, ...(end ? [end] : []), ...footer].join('\n\n') + '\n'
}

/**
 * Tables and inline styles, because mail programs ignore most of CSS. No pictures, which many of them block:
 * the mark is drawn with colored cells.
 */
function renderHtml({
  subject,
  heading = subject,
  paragraphs,
  button,
  links = [],
  end,
  unsubscribeUrl,
}: MailContent) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(darkStyle)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:#fbf8f2">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0]}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="paper"
          style="background:#fbf8f2"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:26px"
              >
                <tr>
                  <td class="ink" style="padding:0 12px 16px;color:#1b1712">${mark()}</td>
                </tr>
                <tr>
                  <td
                    class="surface ink"
                    style="padding:28px 24px;background:#ffffff;border:1px solid #e2dacb;border-radius:12px;color:#1b1712"
                  >
                    <h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700">
                      ${heading}
                    </h1>
                    ${paragraphs.map(
                      (paragraph) => html`<p style="margin:0 0 16px;white-space:pre-line">${paragraph}</p>`,
                    )}
                    ${button && renderButton(button)}
                    ${links.map(
                      ({ label, url }) =>
                        html`<p style="margin:0 0 16px">
                          <a class="link" href="${url}" style="color:#b23a0c">${label}</a>
                        </p>`,
                    )}
                    ${end && html`<p class="soft" style="margin:8px 0 0;font-size:14px;line-height:22px;color:#5d5447">${end}</p>`}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:16px 12px 0;font-size:14px;line-height:22px;color:#5d5447">
                    ${brand.name} · ${brand.tagline}
                    ${
                      unsubscribeUrl === undefined
                        ? ''
                        : html`<br /><a class="link" href="${unsubscribeUrl}" style="color:#b23a0c"
                              >Unsubscribe</a
                            >`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

const renderButton = ({ label, url }: MailLink) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    <tr>
      <td style="border-radius:8px;background:#ee5019">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 24px;color:#1b0f07;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`

/** The three rising bars and the name. */
function mark() {
  const bars = [
    { height: 8, color: '#fbf8f2' },
    { height: 13, color: '#fbf8f2' },
    { height: 18, color: '#ff7a45' },
  ]
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td style="padding:7px 6px;background:#1b1712;border-radius:8px;height:18px" valign="bottom">
        <table role="presentation" cellpadding="0" cellspacing="0">
          <tr>
            ${bars.map(
              ({ height, color }) =>
                html`<td valign="bottom" style="padding:0 2px">
                  <div style="width:4px;height:${height}px;border-radius:2px;background:${color}"></div>
                </td>`,
            )}
          </tr>
        </table>
      </td>
      <td style="padding-left:10px;font-size:20px;font-weight:700">${brand.name}</td>
    </tr>
  </table>`
}

// Mail programs that know dark mode; the others keep the inline colors.
const darkStyle = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #16130f !important }
    .surface { background: #201c16 !important; border-color: #38322a !important }
    .ink { color: #f5f0e6 !important }
    .soft { color: #b9ae9c !important }
    .link { color: #ff9b70 !important }
  }`
