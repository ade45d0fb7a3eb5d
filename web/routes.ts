import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const redirect = 'site/redirect.ts'

export default [
  route('design-categories', redirect, { id: 'redirect-design-categories' }),
  route('interior-design', redirect, { id: 'redirect-interior-design' }),
  route('elevation', redirect, { id: 'redirect-elevation' }),
  route('floor-plan', redirect, { id: 'redirect-floor-plan' }),

  layout('site/layout.tsx', [
    layout('site/failure.tsx', [
      index('site/home/page.tsx'),
      route('category/:categorySlug/:subcategorySlug?', 'site/category/page.tsx'),
      route('gallery', 'site/gallery/page.tsx'),
      route('designs/:id', 'site/design/page.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),

  layout('admin/frame.tsx', [
    route('admin/login', 'admin/login.tsx'),
    route('admin', 'admin/layout.tsx', [
      layout('admin/failure.tsx', [
        index('admin/dashboard/page.tsx'),
        route('designs', 'admin/designs/list.tsx'),
        route('designs/new', 'admin/designs/new.tsx'),
        route('designs/:id', 'admin/designs/detail.tsx'),
        route('designs/:id/edit', 'admin/designs/edit.tsx'),
        route('enquiries', 'admin/enquiries/list.tsx'),
        route('enquiries/:id', 'admin/enquiries/detail.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
