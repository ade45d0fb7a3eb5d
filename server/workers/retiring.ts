import cluster, { type Worker } from 'node:cluster'

const message = 'retire'

/** Tells a worker that another has taken its place: it finishes what is under way and ends. */
export function retire(worker: Worker): void {
  worker.send(message)
}

/** Runs when this process is a worker and its place is taken. */
export function onRetiring(run: () => void): void {
  if (cluster.isWorker) process.on('message', (received) => received === message && run())
}
