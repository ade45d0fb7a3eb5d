// Ends with 0 while the product on this machine is healthy, for whoever watches a container.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`
const isHealthy = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isHealthy ? 0 : 1)
