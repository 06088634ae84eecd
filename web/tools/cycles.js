/** Refuses modules of src/ that import each other in a circle, be it only for their types: part of `npm run check`. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

const modules = readdirSync(SOURCE, { recursive: true })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => join(SOURCE, name))

/** The modules of src/ that one imports. */
function importsOf(module) {
  const text = readFileSync(module, 'utf-8')
  const code = module.endsWith('.svelte') ? (/<script[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '') : text
  return ts.preProcessFile(code, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const wanted = resolve(dirname(module), fileName)
    return modules.filter((one) => one === wanted || one === `${wanted}.ts`)
  })
}

const imports = new Map(modules.map((module) => [module, importsOf(module)]))
const done = new Set()

/** The first circle that begins on a path, if there is one. */
function circle(module, path) {
  if (path.includes(module)) return [...path.slice(path.indexOf(module)), module]
  if (done.has(module)) return undefined
  for (const next of imports.get(module)) {
    const found = circle(next, [...path, module])
    if (found) return found
  }
  done.add(module)
  return undefined
}

const circles = modules.flatMap((module) => {
  const found = circle(module, [])
  return found ? [found.map((one) => relative(SOURCE, one)).join(' -> ')] : []
})
for (const one of new Set(circles)) console.error(`These import each other: ${one}`)
process.exitCode = circles.length ? 1 : 0
