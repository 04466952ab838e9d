declare module 'topojson-client' {
  type Topology = { objects: Record<string, object> }
  export function feature(topology: Topology, object: object): object
}
