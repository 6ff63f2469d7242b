/** The words of forms that have more than plain fields. */
export const en = {
  picture: {
    choose: 'Choose photo',
    change: 'Change photo',
    remove: 'Remove photo',
    hint: (megabytes: number) =>
      `JPEG, PNG, WebP, or AVIF up to ${megabytes} MB. You can also drop or paste a photo here.`,
    drop: 'Drop the photo here',
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB`,
  },
  crop: {
    title: 'Crop photo',
    text: 'Drag the photo into place, or move it with the arrow keys.',
    area: 'Move the photo with the arrow keys',
    zoom: 'Zoom',
    use: 'Use photo',
    uploading: 'Uploading the photo',
  },
  draft: {
    found: (when: string) => `You have unsaved changes from ${when}.`,
    changedSince: 'This record has been changed since then. Changes to other fields are kept.',
    restore: 'Restore',
    discard: 'Discard',
  },
  reason: { label: 'Reason', hint: 'Kept in the history of this record.' },
  rows: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
    removed: (name: string) => `${name} was removed`,
    none: 'None',
  },
  formatting: {
    tools: 'Formatting',
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    link: 'Link',
    address: 'Address of the link',
    wrongAddress: 'Enter an address such as https://example.com',
    setLink: 'Set link',
    unlink: 'Remove link',
  },
}
