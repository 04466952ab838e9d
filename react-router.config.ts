import type { Config } from '@react-router/dev/config'
import { pages } from './src/app/pages.ts'

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.filter((page) => page.kind === 'prerendered').map((page) => page.path),
} satisfies Config
