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
      route('designs/:id', 'site/design/page.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
