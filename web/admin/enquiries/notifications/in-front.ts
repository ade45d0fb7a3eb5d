const channelName = 'in-front'
/** Milliseconds for which other tabs may answer. */
const patience = 300

/** Answers other tabs that ask whether one of them is in front. @returns how to end that */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === 'asked' && document.hasFocus()) channel.postMessage('here')
  }
  return () => channel.close()
}

/** Whether the back-office is in front, in this tab or in another. */
export function isAnyInFront(): Promise<boolean> {
  if (document.hasFocus()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    function end(isInFront: boolean) {
      channel.close()
      resolve(isInFront)
    }
    channel.onmessage = ({ data }) => {
      if (data === 'here') end(true)
    }
    setTimeout(end, patience, false)
    channel.postMessage('asked')
  })
}
