/**
 * Milliseconds that stopping leaves to a request that is still coming in and to a response that is under way. After the
 * last of them something in the product hangs, and the process exits with 1.
 */
export const stopping = { body: 5000, response: 20_000, all: 25_000 }

/**
 * Milliseconds for which connections are left to those who are about to use them again: those of a worker that another
 * replaces, and those of a proxy, which sends no enquiry a second time when a connection ends under it.
 */
export const idle = { whileReplaced: 5000, behindProxy: 1000 }

/** Milliseconds after which a worker that was told to stop, or that another replaces, hangs whole: it does not end itself. */
export const hanging = {
  stopped: stopping.all + idle.behindProxy + 1000,
  replaced: stopping.all + idle.whileReplaced + 1000,
}
