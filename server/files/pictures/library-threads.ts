/**
 * What the picture library is told before it is loaded: it keeps so many threads, begun with it. Where it begins and ends
 * them as it needs them, a picture that is asked for in the moment the last idle one gives up, 15.5 s after the picture
 * before, waits until another is drawn (libvips 8.18, `threadset.c`). Node has four pictures worked on at once at most, each
 * of which was seen to take three threads; with too few, pictures would wait for one another for ever.
 */
export const libraryThreads = { VIPS_MAX_THREADS: '32' }
