/** A picture that comes as SVG, drawn as PNG with the page's own typefaces. */

/** What a picture calls our typefaces. */
const FAMILIES: Record<string, string> = {
  Alegreya: 'Scholars Book',
  'Source Sans 3': 'Scholars Sans',
}
const SCALE = 1.5 // dots for each unit, so that small words stay sharp

export async function drawn(svg: string): Promise<Blob> {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  const style = `<style>${(await typefaces()).join('')}</style>`
  const sized = svg
    .replace(/<svg [^>]*>/, (head) => `${head.slice(0, -1)} width="${width}" height="${height}">${style}`)
    .replaceAll('"sans-serif"', '"Scholars Sans, sans-serif"')
  const image = new Image(width, height)
  image.src = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }))
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob((found) => (found ? done(found) : fail(new Error('no picture was drawn'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/** Our typefaces, each within its rule: a picture that is drawn sees nothing of the page around it. */
async function typefaces(): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
  return Promise.all(
    faces.flatMap(({ style, parentStyleSheet }) => {
      const family = FAMILIES[style.getPropertyValue('font-family').replaceAll(/["']/g, '')]
      const file = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
      if (!family || !file) return []
      const address = new URL(file, parentStyleSheet?.href ?? location.href)
      const range = style.getPropertyValue('unicode-range')
      return [
        inlined(address).then(
          (data) =>
            `@font-face{font-family:'${family}';font-weight:200 900;src:url(${data});unicode-range:${range}}`,
        ),
      ]
    }),
  )
}

async function inlined(address: URL): Promise<string> {
  const content = await (await fetch(address)).blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error ?? new Error('it cannot be read'))
    reader.readAsDataURL(content)
  })
}
