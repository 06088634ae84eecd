/** Puts a text on the clipboard; browsers that keep theirs from pages without https know only the older way. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position: fixed; opacity: 0'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
