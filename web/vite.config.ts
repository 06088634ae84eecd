import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the catalogue and the texts. */
const server = loadEnv('', '.', 'SCHOLARS_')['SCHOLARS_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    // the oldest browsers with light-dark(), which the tokens are written in
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // small pieces that most screens draw with come as one file: each file more costs a table some 600 bytes
          groups: [
            {
              name: 'pieces',
              test: /src.(board.(Strip|Emblem|Glyphs|Ribbon|glyph|strip|tokens|shapes|pieces.(Cube|Die|Pawn))|icons.Icon|shell.(Dialog|Segments|copy)|table.SeatMark|catalogue.(emblem|named|fidelity|FidelityMark|ThingRow))\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    // the server asks that requests come from its own address, so the browser's is passed on
    proxy: { '/api': { target: server, ws: true, changeOrigin: false }, '/locales': server },
    // the drawing page reads the locale files beside this folder
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
