/** What the lockfile says of a package. */
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}

/** What of `package.json` and `package-lock.json` the audit reads. */
export interface Project {
  lock: { packages: Record<string, Locked> }
  manifest: {
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
    allowScripts?: Record<string, boolean>
    workspaces?: string[]
  }
}

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/**
 * What is wrong with the lockfile, as far as it can be told without a network: whether the bytes of each package that is
 * installed are known by their SHA-512, none has an address of its own in place of the registry that is set, what stands in the
 * manifest names one version, and no package runs a script at its installation that is not allowed to.
 * @param isInstalled whether the package at that path is: those that are made for other machines are not
 */
export function wrongIn({ lock, manifest }: Project, isInstalled: (path: string) => boolean): string[] {
  const wrong: string[] = []
  for (const [path, locked] of packagesOf({ lock, manifest })) {
    const name = nameOf(path)
    const full = `${name} ${locked.version}`
    if (locked.resolved) wrong.push(`${full} comes from ${locked.resolved}`)
    if (!isInstalled(path)) continue
    if (locked.hasInstallScript && !manifest.allowScripts?.[name])
      wrong.push(`${full} runs a script as it is installed`)
    if (!isHashed(locked)) wrong.push(`${full} has no SHA-512`)
  }
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    if (!exact.test(version)) wrong.push(`${name} ${version} names more than one version`)
  return wrong
}

/** Packages for other machines whose bytes nobody has noted: there they are taken as the registry gives them. */
export function unhashedIn(project: Project): string[] {
  return packagesOf(project).flatMap(([path, locked]) => (isHashed(locked) ? [] : [nameOf(path)]))
}

/** All but the product itself and its workspaces. */
function packagesOf({ lock, manifest }: Project): [path: string, locked: Locked][] {
  const ours = new Set(['', ...(manifest.workspaces ?? [])])
  return Object.entries(lock.packages).filter(([path, { link }]) => !ours.has(path) && !link)
}

function isHashed({ integrity }: Locked): boolean {
  return integrity?.startsWith('sha512-') === true
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}
