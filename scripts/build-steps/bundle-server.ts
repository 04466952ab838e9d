import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown, type OutputChunk } from 'rolldown'
import { thinMappings } from './thin-mappings.ts'

const external = [
  // These read files next to their own.
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  // Large, and loaded only if configured.
  /^@aws-sdk\//,
  // Loaded when the first text is generated.
  'ai',
  /^@ai-sdk\//,
  'replicate',
  // Loaded when a passkey is first used.
  /^@simplewebauthn\//,
  // The renderer's: a native module, WebAssembly, and fonts that are read as files.
  '@napi-rs/canvas',
  'h264-mp4-encoder',
  'mediabunny',
  '@mediabunny/aac-encoder',
  /^@fontsource/,
  // An optional dependency of `pg` that is never installed.
  'pg-native',
]

/**
 * Bundles the server, the database worker and the video renderer into `folder`, with our code and packages in
 * separate files.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const sources = join(root, 'src')
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: {
      main: join(sources, 'app/server/main.ts'),
      'embedded-database.worker': join(sources, 'platform/server/database/embedded-database.worker.ts'),
      'create-embedded.child': join(sources, 'platform/server/database/create-embedded.child.ts'),
      'picture-encoder': join(sources, 'platform/server/pictures/reencode.child.ts'),
      'guide-voice': join(sources, 'features/video-studio/server/voice/guide.child.ts'),
      'sound-narrator': join(sources, 'features/video-studio/server/voice/narrate-sounds.worker.ts'),
      'recording-cleaner': join(sources, 'features/video-studio/server/recordings/clean-recording.worker.ts'),
      'share-card': join(sources, 'features/launch/server/card/draw-card.child.ts'),
      'campaign-card': join(sources, 'features/funding/server/public-pages/card/campaign-card.child.ts'),
      statement: join(sources, 'features/funding/server/repayment/statement/statement.child.ts'),
      'mail-parser': join(sources, 'features/inbox/server/conversations/parse-mail.child.ts'),
      'video-renderer': join(sources, 'features/video-studio/server/engines/embedded/render.child.ts'),
      'video-encoder': join(
        sources,
        'features/video-studio/server/engines/embedded/encode/encoder.worker.ts',
      ),
    },
    external,
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    // The default group names list every file in a chunk.
    chunkFileNames: ({ name }) => (name.startsWith('packages~') ? 'packages.js' : '[name].js'),
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const isOwn = (chunk: OutputChunk) => chunk.moduleIds.some((id) => id.startsWith(sources))
  for (const chunk of chunks) {
    const file = join(folder, chunk.fileName)
    await (isOwn(chunk) ? thinMap(`${file}.map`) : dropMap(file))
  }
}

// Node keeps the map of a file from its first error on, and the whole one took 22 MB.
async function thinMap(file: string) {
  const map = JSON.parse(await readFile(file, 'utf8')) as { mappings: string }
  await writeFile(file, JSON.stringify({ ...map, mappings: thinMappings(map.mappings), names: [] }))
}

// Node parses a source map when it loads the file, and the packages' maps added half a second to each start.
async function dropMap(file: string) {
  const code = await readFile(file, 'utf8')
  await writeFile(file, code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'))
  await rm(`${file}.map`, { force: true })
}
