import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The one action is the public enquiry, which asks for no session: behind a proxy the origins need not agree.
  allowedActionOrigins: ['**'],
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
