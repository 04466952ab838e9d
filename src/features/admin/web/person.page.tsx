import { useSearchParams } from 'react-router'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { brand } from '#platform/common/brand.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { OutsideLink, TextLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { personTexts as texts } from '../contract/person-texts.ts'
import { AccountAccess } from './account-access.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { PersonNotes } from './person/person-notes.tsx'
import { PersonalData } from './person/personal-data.tsx'
import { Timeline } from './person/timeline.tsx'
import { usePerson } from './person/use-person.ts'

export const meta = () => pageMeta(`Person · ${brand.name}`, 'For the team.')

export default function PersonPage() {
  const [search] = useSearchParams()
  const email = normalizeEmail(search.get('email') ?? '')
  const title = (
    <TextLink to={accountPaths.admin} className="text-sm">
      {texts.back}
    </TextLink>
  )
  return (
    <AdminFrame title={title}>
      <PersonContent key={email} email={email} />
    </AdminFrame>
  )
}

/** The same for every address, known or not. */
function PersonContent({ email }: { email: string }) {
  const { data: person, ...shown } = usePerson(email)
  return (
    <div className="grid gap-x-10 gap-y-6 px-4 py-4 lg:px-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="xl:col-span-2">
        <h1 className="text-xl break-words sm:text-2xl">{email}</h1>
        {person && (
          <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            <Badge>{person.hasAccount ? texts.account : texts.noAccount}</Badge>
            <OutsideLink className="py-2.5" href={`mailto:${encodeURIComponent(email)}`}>
              {texts.write}
            </OutsideLink>
          </p>
        )}
      </header>
      {shown.isPending && (
        <SkeletonGroup className="flex flex-col gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {shown.isError && !person && (
        <ErrorState title={texts.failed} onRetry={() => void shown.refetch()} busy={shown.isFetching}>
          {shown.error.message}
        </ErrorState>
      )}
      {person && (
        <>
          <section className="min-w-0">
            <h2 className="mb-3 text-base font-semibold">{texts.timeline}</h2>
            <Timeline person={person} now={shown.dataUpdatedAt} />
          </section>
          <div className="flex min-w-0 flex-col gap-8">
            <PersonNotes person={person} refetch={shown.refetch} />
            {person.hasAccount && <AccountAccess email={email} />}
            <PersonalData person={person} />
          </div>
        </>
      )}
    </div>
  )
}
