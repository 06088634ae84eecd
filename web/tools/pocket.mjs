/**
 * Packs what a page needs to play by itself: `node tools/pocket.mjs FROM TO`, after `scholars.pocket.packing` wrote FROM.
 * Modules are compiled by the Python of the browser, of whose library only what is used comes along; every pack is
 * compressed here, so that it is small on any web host.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, zstdCompressSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [from, to] = process.argv.slice(2)
const PYODIDE = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants

const packed = (content) =>
  zstdCompressSync(content, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 24 } })

const python = await loadPyodide({ indexURL: `${PYODIDE}/` })
python.FS.mkdirTree('/from')
python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, '/from')
try {
  await python.runPythonAsync(readFileSync(new URL('pocket.py', import.meta.url), 'utf-8'))
} catch (fault) {
  console.error(fault.message)
  process.exit(1)
}
const made = (name) => python.FS.readFile(`/made/${name}`)

const folder = join(to, 'pocket')
mkdirSync(folder, { recursive: true })
const packs = {
  python: readFileSync(join(PYODIDE, 'pyodide.asm.wasm')),
  library: made('library.zip'),
  scholars: made('scholars.zip'),
  weights: readFileSync(join(from, 'weights')),
}
for (const [name, content] of Object.entries(packs))
  writeFileSync(join(folder, `${name}.zst`), packed(content))
cpSync(join(PYODIDE, 'pyodide.asm.mjs'), join(folder, 'pyodide.asm.mjs'))
cpSync(join(from, 'read'), join(folder, 'read'), { recursive: true })
// What a service worker keeps, and by which version: it changes with any file.
const listed = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const NOT_KEPT = ['sw.js', 'push.js', 'licences.txt', '404.html']
const files = listed(to)
  .filter((name) => !NOT_KEPT.includes(name))
  .sort()
const texts = listed(join(from, 'locales'))
  .map((name) => `locales/${name}`)
  .sort()
const hash = createHash('sha256')
for (const name of files) hash.update(name).update(readFileSync(join(to, name)))
for (const name of texts) hash.update(name).update(readFileSync(join(from, name)))
const kept = [...new Set([...files, ...texts])].map((name) => (name === 'index.html' ? '/' : `/${name}`))
change(
  'sw.js',
  ["'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16))],
  ['/* FILES */', kept.map((name) => JSON.stringify(name)).join(', ')],
)
/** Changes a file that was built. */
function change(name, ...changes) {
  let text = readFileSync(join(to, name), 'utf-8')
  for (const [old, now] of changes) {
    if (!text.includes(old)) throw new Error(`${name} has no ${old}`)
    text = text.replace(old, now)
  }
  writeFileSync(join(to, name), text)
}
process.exit(0)
