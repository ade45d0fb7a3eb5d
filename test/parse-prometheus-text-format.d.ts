declare module 'parse-prometheus-text-format' {
  interface Read {
    value?: string
    labels?: Record<string, string>
    buckets?: Record<string, string>
    count?: string
    sum?: string
  }
  interface Family {
    name: string
    help: string
    type: string
    metrics: Read[]
  }
  export default function parse(text: string): Family[]
}
