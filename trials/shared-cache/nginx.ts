import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import { Lacking } from '../lacking.ts'

const deployed = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))
export const purgeToken = 'a-token-for-purges'

/** nginx as it is deployed, as a shared cache before the product, and beside it what has it forget. */
export async function openNginx() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-shared-cache-'))
  const folder = join(directory, 'kept')
  await mkdir(folder)
  const [port, purgePort, upstream] = [await freePort(), await freePort(), await freePort()]
  const configuration = (await readFile(deployed('nginx-shared-cache.conf'), 'utf8')).replace(
    '/var/cache/nginx/plinth',
    folder,
  )
  const path = join(directory, 'nginx.conf')
  await writeFile(
    path,
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${directory}/pid;
    error_log ${directory}/error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path ${directory}/body;
      proxy_temp_path ${directory}/temp;
      ${configuration}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${upstream};
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_cache plinth_kept;
          add_header X-Cache $upstream_cache_status always;
        }
      }
    }`,
  )
  const nginx = spawn('nginx', ['-c', path, '-p', directory, '-e', join(directory, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const started = await Promise.race([
    once(nginx, 'spawn').then(() => true),
    once(nginx, 'error').then(() => false),
  ])
  if (!started) {
    await rm(directory, { recursive: true })
    throw new Lacking('This machine has no nginx: apt-get install nginx-light')
  }
  const forgetting = spawn(process.execPath, [deployed('forget-kept.mjs')], {
    env: { PURGE_TOKEN: purgeToken, CACHE_FOLDER: folder, PORT: String(purgePort) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const purgeUrl = `http://127.0.0.1:${purgePort}/`
  for (const address of [url, purgeUrl])
    while (
      !(await fetch(address).then(
        () => true,
        () => false,
      ))
    )
      await wait(20)

  return {
    url,
    purgeUrl,
    /** Where nginx expects the product. */
    upstream,
    /** Where nginx keeps things. */
    folder,
    async close() {
      for (const child of [nginx, forgetting]) {
        child.kill('SIGTERM')
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      await rm(directory, { recursive: true, force: true })
    },
  }
}
