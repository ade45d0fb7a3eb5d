/** The roles that a call asks for, as OpenAPI 3.1 names them beside a security scheme. */
export const roles: Record<'administrator' | 'anyAccount', string[]> = {
  administrator: ['administrator'],
  anyAccount: [],
}
