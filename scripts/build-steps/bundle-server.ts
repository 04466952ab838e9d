import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown, type OutputChunk } from 'rolldown'

const external = [
  // These read files that lie beside their own.
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  // Large, and loaded only where it is configured.
  /^@aws-sdk\//,
  // Loaded when the first text is asked for.
  'ai',
  /^@ai-sdk\//,
  'replicate',
  // Loaded when somebody first uses a passkey.
  /^@simplewebauthn\//,
  // The renderer's: a native module, WebAssembly, and fonts that are read as files.
  '@napi-rs/canvas',
  'h264-mp4-encoder',
  'mediabunny',
  /^@fontsource/,
  // Asked for by `pg`, never installed.
  'pg-native',
]

/** Bundles the server, the database's worker and the video renderer into `folder`; our own code and the packages' in different files. */
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
    // The group's own names list every file that shares a chunk.
    chunkFileNames: ({ name }) => (name.startsWith('packages~') ? 'packages.js' : '[name].js'),
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const isOwn = (chunk: OutputChunk) => chunk.moduleIds.some((id) => id.startsWith(sources))
  for (const chunk of chunks) if (!isOwn(chunk)) await dropMap(join(folder, chunk.fileName))
}

// Node parses a file's map when it loads the file: with the packages' maps each start took half a second longer.
async function dropMap(file: string) {
  const code = await readFile(file, 'utf8')
  await writeFile(file, code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'))
  await rm(`${file}.map`, { force: true })
}
