import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Set by scripts/dev.ts, which runs the API as a process of its own beside Vite.
const api = process.env.CROVEST_API_ADDRESS

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // A feature's door names many things. A page loads only those it uses, because no module of ours acts by being imported.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/src\/.+\.tsx?$/, sideEffects: false }] } },
  },
  server: { proxy: api ? { '/api': api, '/metrics': api } : {} },
})
