/** A picture that moves by itself is shown as one; everything else with a player. */
export const isMovingPicture = (file: string): boolean =>
  /^data:image\//i.test(file) || /\.(?:gif|webp|apng|svg|avif)(?:[?#]|$)/i.test(file);
