/** The address of an icon in the picture of all (build/icons.ts). */
declare module '*.svg?icon' {
  const address: string;
  export default address;
}
