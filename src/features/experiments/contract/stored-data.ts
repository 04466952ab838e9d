/** The privacy page's description of each column of the experiments. */
export const storedExperiments = {
  experiments: {
    title: 'Experiments',
    about: 'Which version of the call to action our team compared, and when. Kept indefinitely.',
    fields: {
      id: 'A random ID for the experiment.',
      number: 'Its number, part of the name of each version.',
      factor: 'What it varies.',
      metric: 'What it counts.',
      smallest_effect: 'The smallest improvement it looks for.',
      expected_rate: 'The rate when it started.',
      started_at: 'When it started.',
      started_by: 'Who on our team started it.',
      stopped_at: 'When it stopped.',
      counted_until: 'The last day whose numbers are final.',
    },
  },
  experiment_days: {
    title: 'Results of experiments',
    about: 'How many visits saw each version on a day. Nothing about single visits. Kept indefinitely.',
    fields: {
      experiment_id: 'The experiment.',
      day: 'The day.',
      variant: 'The version.',
      visits: 'How many visits saw it.',
      conversions: 'How many of them did what the experiment counts.',
    },
  },
}
