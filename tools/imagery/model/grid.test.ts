import { describe, expect, it } from 'vitest'
import { facesOf, gridOf, meshesOf } from './grid.ts'
import { block } from './walls.ts'

describe('Blocks as one solid', () => {
  it('has the six faces of a box', () => {
    expect(facesOf(gridOf([block([0, 0, 0], [1, 2, 3])]))).toHaveLength(6)
  })

  it('has no face where two blocks touch or overlap', () => {
    const touching = facesOf(gridOf([block([0, 0, 0], [1, 1, 1]), block([1, 0, 0], [2, 1, 1])]))
    expect(touching).toHaveLength(10)
    const overlapping = facesOf(gridOf([block([0, 0, 0], [3, 1, 1]), block([1, 0, 0], [2, 1, 1], 'brick')]))
    expect(overlapping.filter(({ axis }) => axis === 0)).toHaveLength(2)
    expect(overlapping.filter(({ material }) => material === 'brick')).toHaveLength(4)
  })

  it('has the sides of a hole that is cut through it', () => {
    const faces = facesOf(gridOf([block([0, 0, 0], [3, 1, 3]), block([1, 0, 1], [2, 1, 2], null)]))
    const inside = faces.filter(({ corners }) =>
      corners.every(([x, , z]) => x >= 1 && x <= 2 && z >= 1 && z <= 2),
    )
    expect(inside).toHaveLength(4)
  })

  it('knows how far it reaches behind a face that looks at the street', () => {
    const faces = facesOf(gridOf([block([0, 0, 0], [1, 5, 1]), block([0, 2, 0], [1, 3, 1], 'ply')]))
    expect(faces.find(({ axis, outward }) => axis === 1 && outward < 0)?.depth).toBe(5)
  })

  it('shares corners between its faces', () => {
    const [mesh] = meshesOf(facesOf(gridOf([block([0, 0, 0], [1, 1, 1])])))
    expect(mesh?.vertices).toHaveLength(8)
  })
})
