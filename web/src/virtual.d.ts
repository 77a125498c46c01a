// What is made when the client is built (web/build).

/** The name of an icon in the picture of all. */
declare module '*.svg?icon' {
  const name: string;
  export default name;
}

/** The address of the picture of all icons. */
declare module 'virtual:icons' {
  const address: string;
  export default address;
}

/** Where the texts lie. */
declare module 'virtual:texts' {
  const folder: string;
  export default folder;
}

/** The address of the pictures that a game draws. */
declare module '*art.ts?scenes' {
  const address: string;
  export default address;
}
