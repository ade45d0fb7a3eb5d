import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { Lacking } from '../lacking.ts'

/** nginx before processes of the product. */
export interface Balancer {
  url: string
  stop(): Promise<void>
}

/**
 * Starts nginx as `deploy/nginx.conf` has it, without TLS, before the given ports of this machine.
 * @throws Lacking where this machine has no nginx
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  await promisify(execFile)('nginx', ['-v']).catch(() => {
    throw new Lacking('No nginx: apt-get install nginx-light')
  })
  const directory = await mkdtemp(join(tmpdir(), 'plinth-nginx-'))
  const port = await freePort()
  const path = join(directory, 'nginx.conf')
  await writeFile(path, await configuration({ directory, port, ports }))
  const server: ChildProcess = spawn('nginx', ['-e', join(directory, 'error.log'), '-c', path], {
    stdio: 'ignore',
  })
  const kill = () => void server.kill('SIGTERM')
  process.once('exit', kill)
  await untilOpen(port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const deployed = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

/** The site as it is deployed, on this machine alone and without TLS. */
async function configuration({
  directory,
  port,
  ports,
}: {
  directory: string
  port: number
  ports: number[]
}) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${directory}/${name};`,
  )
  const [upstreams = '', , site = ''] = (await readFile(deployed, 'utf8')).split(/^server \{$/m)
  const reached = upstreams.replaceAll(/^ *server 127\.0\.0\.1:3000( max_fails=0)?;$/gm, (_line, more = '') =>
    ports.map((one) => `    server 127.0.0.1:${one}${more || ' fail_timeout=1s'};`).join('\n'),
  )
  return `daemon off;
worker_processes 1;
pid ${directory}/pid;
events { worker_connections 1024; }
http {
${places.join('\n')}
  access_log off;
  ${reached}
  server {
    listen 127.0.0.1:${port};
    ${site.replaceAll(/^ *(listen|server_name|ssl_).*$/gm, '')}
}
`
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
}
