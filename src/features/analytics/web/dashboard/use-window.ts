import { useSearchParams } from 'react-router'
import { reportWindows, type ReportWindow } from '../../contract/reports.ts'

/** Stored in the URL so that reloads and bookmarks keep the choice. */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = choices.find((choice) => choice === search.get(name)) ?? choices[0]
  const choose = (next: Choice) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen, choose]
}

export const useWindow = (): [ReportWindow, (next: ReportWindow) => void] =>
  useChoice('window', reportWindows)
