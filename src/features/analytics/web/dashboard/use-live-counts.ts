import { useEffect, useState } from 'react'
import { reportPaths, type LiveCounts, type ReportWindow } from '../../contract/reports.ts'

/**
 * The counts pushed by the server, if they are newer than the report: a connection may have ended for good. A
 * hidden tab closes its connection.
 */
export function useLiveCounts(window: ReportWindow, reportedAt: number): LiveCounts | undefined {
  const [live, setLive] = useState<{ window: ReportWindow; at: number; counts: LiveCounts }>()
  useEffect(() => {
    let source: EventSource | undefined
    const follow = () => {
      source?.close()
      source = undefined
      if (document.hidden) return
      source = new EventSource(`${reportPaths.live}?window=${window}`)
      source.addEventListener('message', ({ data }) =>
        setLive({ window, at: Date.now(), counts: JSON.parse(String(data)) as LiveCounts }),
      )
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [window])
  return live?.window === window && live.at > reportedAt ? live.counts : undefined
}
