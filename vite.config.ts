import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Set by scripts/dev.ts, which runs the API as a process of its own beside Vite.
const api = process.env.CROVEST_API_ADDRESS

// What every public page loads, in two files instead of two dozen: React and the router, and the frame around the pages.
// Cut into small pieces it was 7 kB more, because each is compressed for itself.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Every page of the app, and none of the public ones, loads these together.
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: { proxy: api ? { '/api': api, '/metrics': api } : {} },
})
