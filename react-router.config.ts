import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // Processes may serve the one before: a build is put in its place once it is whole.
  buildDirectory: 'build.next',
  ssr: true,
  // The one action is the public enquiry, which asks for no session: behind a proxy the origins need not agree.
  allowedActionOrigins: ['**'],
  // A page is one file, which comes or does not: a loader without its page would leave an empty document.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
