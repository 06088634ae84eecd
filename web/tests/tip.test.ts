import { describe, expect, it } from 'vitest'
import { beside } from '../src/inspector/beside'

const WINDOW = { width: 1000, height: 700 }
const SHEET = { width: 280, height: 300 }
const thing = (left: number, top: number) => ({ left, top, width: 80, height: 100 })

describe('a tip', () => {
  it('stands to the right of what it explains, as high as that', () => {
    expect(beside(thing(100, 50), SHEET, WINDOW)).toEqual({ left: 192, top: 50 })
  })
  it('stands to the left where the right has no room', () => {
    expect(beside(thing(900, 50), SHEET, WINDOW)).toEqual({ left: 608, top: 50 })
  })
  it('never goes over the edge of the window', () => {
    expect(beside(thing(100, 650), SHEET, WINDOW)).toEqual({ left: 192, top: 388 })
    expect(beside(thing(100, 50), { width: 280, height: 900 }, WINDOW).top).toBe(12)
  })
})
