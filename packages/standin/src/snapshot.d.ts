declare module 'virtual:standin-snapshot' {
  const url: string
  export default url
}
