import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { TestPanel } from './test-panel.tsx'

export const meta = () =>
  pageMeta(`Connection test · ${brand.name}`, 'Whether this site reaches its database.', { hidden: true })

export default function ConnectionTestPage() {
  return (
    <div className="page-width grid max-w-3xl gap-10 py-section">
      <div>
        <h1 className="text-3xl">Database connection test</h1>
        <p className="mt-3 text-ink-soft">For the people who run this site. Nothing you do here is kept.</p>
      </div>
      <TestPanel
        test="connection"
        title="Connection"
        text="One round trip to the database."
        button="Test Connection"
        success="Connection successful."
        failure="Connection failed."
      />
      <TestPanel
        test="form"
        title="Form submission"
        text="A row is written to a test table, read back and removed."
        button="Test Form Submission"
        success="Form submission successful: the row was written, read back and removed."
        failure="Form submission failed."
      />
    </div>
  )
}
