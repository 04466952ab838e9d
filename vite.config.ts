import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Set by scripts/dev.ts, which runs the API in a separate process.
const api = process.env.CROVEST_API_ADDRESS

// Every public page loads two files instead of two dozen: React with the router, and the frame around the pages.
// As small files they took 7 kB more, because each is compressed separately.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Loaded together by every app page and by no public page.
  { name: 'query', test: /node_modules\/@tanstack\// },
  {
    name: 'radix',
    test: /node_modules\/(radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)\//,
  },
  {
    name: 'frame',
    test: /src\/(app\/web\/root|features\/public-site\/web\/(site-layout|plain-figures|frame\/)|platform\/web\/(page-meta|ui\/badge)|features\/funding\/contract\/(campaign-terms|funding|paths))/,
  },
]

// What the frame loads later is not urgent, and the list of its files would be part of every page.
const resolveDependencies = (_url: string, files: string[], { hostId }: { hostId: string }) =>
  /\bframe-/.test(hostId) ? [] : files

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: { proxy: api ? { '/api': api, '/metrics': api, '/campaigns': api } : {} },
})
