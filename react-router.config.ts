import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The one action is the public enquiry, which asks for no session: behind a proxy the origins need not agree.
  allowedActionOrigins: ['**'],
  // A page is one file, which comes or does not: a loader without its page would leave an empty document.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
