import { formatDateTime } from '#platform/web/format.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { studioPaths } from '../../contract/paths.ts'
import { scriptMessages } from '../../contract/script-messages.ts'
import { useHistory } from '../data/use-current-ideas.ts'

/** The newest scripts, for a page that is opened without naming one. */
export function ScriptList() {
  const history = useHistory()
  const [page] = history.data?.pages ?? []
  const scripts = (page?.items ?? [])
    .flatMap(({ ideas }) => ideas)
    .filter(({ script }) => script !== null && script.script_parts.length > 0)
  return (
    <>
      <header>
        <h1 className="text-3xl">{scriptMessages.list}</h1>
        {scripts.length > 0 && <p className="mt-2 text-ink-soft">{scriptMessages.listHint}</p>}
      </header>
      {history.isPending ? (
        <Spinner className="min-h-[30dvh]" />
      ) : history.isError && !page ? (
        <ErrorState onRetry={() => void history.refetch()} busy={history.isFetching}>
          {history.error.message}
        </ErrorState>
      ) : scripts.length === 0 ? (
        <EmptyState
          title={scriptMessages.noScripts}
          action={
            <ButtonLink to={studioPaths.generator} variant="main">
              {scriptMessages.back}
            </ButtonLink>
          }
        >
          {scriptMessages.noScriptsHint}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {scripts.map(({ id, title, createdAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3">
              <TextLink to={`${studioPaths.scriptPage}?id=${encodeURIComponent(id)}`}>{title}</TextLink>
              <time dateTime={createdAt} className="text-sm text-ink-soft">
                {formatDateTime(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <p className="text-sm text-ink-soft">
          <TextLink to={studioPaths.history}>{scriptMessages.older}</TextLink>
        </p>
      )}
    </>
  )
}
