import { useNavigate } from 'react-router'

/** Goes back in the history; home where there is none. */
export function BackButton() {
  const navigate = useNavigate()

  function goBack() {
    const hasHistory = window.history.state?.idx > 0
    if (hasHistory) navigate(-1)
    else navigate('/')
  }

  return (
    <button type="button" onClick={goBack} className="group inline-flex min-h-11 items-center gap-2">
      <svg
        viewBox="0 0 24 12"
        aria-hidden="true"
        className="w-5 transition-transform group-hover:-translate-x-1"
        fill="none"
        stroke="currentColor"
      >
        <path d="M24 6H1M6 1 1 6l5 5" />
      </svg>
      Back
    </button>
  )
}
