import { describe, expect, it } from 'vitest'
import { beside } from '../src/inspector/beside'

const WINDOW = { width: 1000, height: 700 }
const SHEET = { width: 280, height: 300 }
const thing = (left: number, top: number, height = 100) => ({ left, top, width: 80, height })

describe('a tip', () => {
  it('stands below what is in the upper half of the window, and above what is in the lower', () => {
    expect(beside(thing(100, 50), SHEET, WINDOW)).toEqual({ left: 100, top: 162 })
    expect(beside(thing(100, 550), SHEET, WINDOW)).toEqual({ left: 100, top: 238 })
  })
  it('stands at the side of what is tall, or has no room above and below', () => {
    expect(beside(thing(100, 50, 300), SHEET, WINDOW)).toEqual({ left: 192, top: 50 })
    expect(beside(thing(900, 50, 300), SHEET, WINDOW)).toEqual({ left: 608, top: 50 })
    expect(beside(thing(100, 300), { width: 280, height: 400 }, WINDOW)).toEqual({ left: 192, top: 288 })
  })
  it('never goes over the edge of the window', () => {
    expect(beside(thing(900, 50), SHEET, WINDOW).left).toBe(708)
    expect(beside(thing(100, 500, 190), SHEET, WINDOW).top).toBe(388)
    expect(beside(thing(100, 50), { width: 280, height: 900 }, WINDOW).top).toBe(12)
  })
})
