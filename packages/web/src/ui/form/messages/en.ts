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
}
