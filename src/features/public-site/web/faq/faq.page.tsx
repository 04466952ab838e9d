import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { joinMessages } from '#features/forms/contract/site-messages.ts'
import { faq } from '../../contract/faq.ts'
import { sitePaths } from '../../contract/paths.ts'

const title = 'Questions and answers'

export const meta = () =>
  pageMeta(
    `${title} · ${brand.name}`,
    `How ${brand.name} works, what it costs, what you can lose and what we store.`,
    {
      path: sitePaths.faq,
      image: { file: 'faq.png', alt: 'Questions and answers about returns, risk and fees' },
      jsonLd: () => ({
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faq.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        ),
      }),
    },
  )

export default function FaqPage() {
  return (
    <div className="page-width pt-10 pb-section lg:pt-16">
      <h1 className="text-display">{title}</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        What {brand.name} is, what it costs, and what can go wrong.
      </p>
      {faq.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className="mt-12 grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[1fr_2fr]"
        >
          <h2 className="text-2xl">{group.title}</h2>
          <dl className="grid gap-6">
            {group.questions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd>
                  <p className="mt-1 max-w-prose text-ink-soft">{answer}</p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to={sitePaths.waitlist} variant="main" size="lg">
          {joinMessages.button}
        </ButtonLink>
        <ButtonLink to={sitePaths.contact} size="lg">
          Ask a question
        </ButtonLink>
      </div>
    </div>
  )
}
