import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Figures for Prometheus. Routes, not addresses, so that their number stays bounded. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request of the API',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const files = new Counter({
    name: 'http_site_files_total',
    help: 'Pages and files of the site that were answered from memory',
    labelNames: ['status'],
    registers: [registry],
  })
  const rejections = new Counter({
    name: 'unhandled_rejections_total',
    help: 'Promises that failed without anything to handle it',
    registers: [registry],
  })
  // Looked up once: this counts every page, and finding a label is most of its work.
  const sent = { 200: files.labels('200'), 304: files.labels('304'), 404: files.labels('404') }
  return {
    requestDone: (method: string, route: string, status: number, seconds: number) =>
      duration.observe({ method, route, status }, seconds),
    siteFileSent: (status: 200 | 304 | 404) => sent[status].inc(),
    unhandledRejection: () => rejections.inc(),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
