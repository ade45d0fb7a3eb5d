import sharp from 'sharp'
import type { Api } from './api.ts'
import type { Schema } from './fields.ts'
import type { createFiles } from './files.ts'

/** What fields hold that name another document, or decide where one lies. */
export async function knownValues(
  api: Api,
  files: ReturnType<typeof createFiles>,
  currentPassword: string,
): Promise<Record<string, unknown>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#9c3d23' } })
  const fileId = await files.upload('picture.jpg', new Uint8Array(await picture.jpeg().toBuffer()))
  const [category] = (await api.call('GET', '/api/categories')).body.data.filter(
    ({ subcategories }: Schema) => subcategories.length > 0,
  )
  return {
    category: category._id,
    subcategory: category.subcategories[0].name,
    fileId,
    url: '',
    mediaUrl: fileId,
    thumbnailUrl: fileId,
    type: 'image',
    designId: '',
    assignee: (await api.call('GET', '/api/auth/profile')).body._id,
    designs: ['S-ARC-01'],
    add: ['S-ARC-02'],
    // Of setbacks one line alone is made, which holds for all plots.
    upTo: null,
    remove: [],
    order: [],
    // Nobody closes what is filled again.
    close: false,
    editKey: undefined,
    // Whoever fills this in is a machine, whose enquiries lie apart.
    website: '',
    qrCodeUrl: '',
    maintenanceMode: false,
    isActive: true,
    removeIcon: false,
    role: 'editor',
    currentPassword,
  }
}
