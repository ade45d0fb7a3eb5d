import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const redirect = 'site/redirect.ts'

export default [
  route('design-categories', redirect, { id: 'redirect-design-categories' }),
  route('interior-design', redirect, { id: 'redirect-interior-design' }),
  route('elevation', redirect, { id: 'redirect-elevation' }),
  route('floor-plan', redirect, { id: 'redirect-floor-plan' }),
  route('payment/qr.svg', 'site/payment/qr-code.ts'),
  route('designs/:id/qr.svg', 'site/design/qr-code.ts'),

  layout('site/layout.tsx', [
    layout('site/failure.tsx', [
      index('site/home/page.tsx'),
      route('category/:categorySlug/:subcategorySlug?', 'site/category/page.tsx'),
      route('gallery', 'site/gallery/page.tsx'),
      route('designs/:id', 'site/design/page.tsx'),
      route('shortlist', 'site/shortlist/page.tsx'),
      route('s/:key', 'site/shortlist/shared-page.tsx'),
      route('about', 'site/about/page.tsx'),
      route('services', 'site/services/page.tsx'),
      route('pricing', 'site/pricing/page.tsx'),
      route('contact', 'site/contact/page.tsx'),
      route('payment', 'site/payment/page.tsx'),
      route('payment-success', 'site/payment-success/page.tsx'),
      route('terms-and-conditions', 'site/terms/page.tsx'),
      route('privacy-policy', 'site/privacy/page.tsx'),
      route('preview/:key', 'site/preview/page.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),

  layout('admin/shell/frame.tsx', [
    layout('site/login-frame.tsx', [
      route('admin/login', 'admin/session/login.tsx'),
      route('admin/designs/:id/versions/:version', 'site/versions/design-page.tsx'),
      route('admin/settings/versions/:version/:page', 'site/versions/text-page.tsx'),
      route('admin/reset', 'admin/session/reset.tsx'),
      route('admin/invitation', 'admin/session/invitation.tsx'),
      route('admin/second-factor', 'admin/session/second-factor.tsx'),
    ]),
    route('admin', 'admin/shell/layout.tsx', [
      layout('admin/shell/failure.tsx', [
        index('admin/dashboard/page.tsx'),
        route('designs', 'admin/designs/list.tsx'),
        route('designs/new', 'admin/designs/new.tsx'),
        route('designs/:id', 'admin/designs/detail.tsx'),
        route('designs/:id/edit', 'admin/designs/edit.tsx'),
        route('categories', 'admin/categories/list.tsx'),
        route('categories/new', 'admin/categories/new.tsx'),
        route('categories/:id/edit', 'admin/categories/edit.tsx'),
        route('services', 'admin/services/list.tsx'),
        route('services/new', 'admin/services/new.tsx'),
        route('services/:id/edit', 'admin/services/edit.tsx'),
        route('services/pricing/:id/edit', 'admin/pricing/edit.tsx'),
        route('testimonials', 'admin/testimonials/list.tsx'),
        route('testimonials/new', 'admin/testimonials/new.tsx'),
        route('testimonials/:id/edit', 'admin/testimonials/edit.tsx'),
        route('banners/new', 'admin/banners/new.tsx'),
        route('banners/:id/edit', 'admin/banners/edit.tsx'),
        route('settings', 'admin/settings/page.tsx'),
        route('settings/activity', 'admin/activity/page.tsx'),
        route('media', 'admin/media/list.tsx'),
        route('media/:id', 'admin/media/detail.tsx'),
        route('trash', 'admin/trash/list.tsx'),
        route('enquiries', 'admin/enquiries/list.tsx'),
        route('enquiries/spam', 'admin/spam/list.tsx'),
        route('enquiries/:id', 'admin/enquiries/detail.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
